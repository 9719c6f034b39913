//! SHA-256, for allow entries that do not say what they allow.

/// The fractional parts of the cube roots of the first 64 primes.
#[rustfmt::skip]
const ROUNDS: [u32; 64] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
];

/// The SHA-256 of `message` in hex.
pub(super) fn sha256(message: &[u8]) -> String {
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((message.len() as u64 * 8).to_be_bytes());
    let start =
        [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];
    let state = padded.chunks_exact(64).fold(start, compress);
    state.iter().flat_map(|word| (0..8).map(move |digit| nibble(word >> (28 - digit * 4)))).collect()
}

/// The hex digit of the lowest four bits.
fn nibble(bits: u32) -> char {
    char::from_digit(bits & 15, 16).unwrap_or_default()
}

#[expect(clippy::many_single_char_names, reason = "the names of the standard")]
/// The state after one more block of 64 bytes.
fn compress(state: [u32; 8], block: &[u8]) -> [u32; 8] {
    let words = schedule(block);
    let mut next = state;
    for (word, round) in words.iter().zip(ROUNDS) {
        let [a, b, c, d, e, f, g, h] = next;
        let first = h
            .wrapping_add(e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25))
            .wrapping_add((e & f) ^ (!e & g))
            .wrapping_add(round)
            .wrapping_add(*word);
        let second =
            (a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22)).wrapping_add((a & b) ^ (a & c) ^ (b & c));
        next = [first.wrapping_add(second), a, b, c, d.wrapping_add(first), e, f, g];
    }
    let mut sum = state;
    sum.iter_mut().zip(next).for_each(|(word, more)| *word = word.wrapping_add(more));
    sum
}

/// The 64 words that a block is spread to.
fn schedule(block: &[u8]) -> Vec<u32> {
    let read = |bytes: &[u8]| bytes.iter().fold(0, |word, byte| word << 8 | u32::from(*byte));
    let mut words: Vec<u32> = block.chunks_exact(4).map(read).collect();
    for at in 16..64 {
        let back = |by: usize| words.get(at - by).copied().unwrap_or_default();
        let (near, far) = (back(2), back(15));
        let near = near.rotate_right(17) ^ near.rotate_right(19) ^ near >> 10;
        let far = far.rotate_right(7) ^ far.rotate_right(18) ^ far >> 3;
        words.push(back(16).wrapping_add(far).wrapping_add(back(7)).wrapping_add(near));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::sha256;

    #[test]
    fn it_agrees_with_the_standard() {
        assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(sha256(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(
            sha256(b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        );
    }
}
