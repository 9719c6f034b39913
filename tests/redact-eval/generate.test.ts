import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { crc32 } from "node:zlib";
import { HANDMADE } from "./benign-handmade.ts";
import { bech32, iban, luhn, withCrc } from "./checksums.ts";
import { CONTEXTS } from "./contexts.ts";
import { generate } from "./generate.ts";
import { type Item, secret, unmark } from "./item.ts";
import { judge } from "./judge.ts";
import { cuts } from "./peers/in-node.ts";
import { locate } from "./peers/locate.ts";
import { random } from "./random.ts";
import { seedPhrase } from "./seed-phrase.ts";

const items = generate();
const of = (part: Item["part"]): Item[] => items.filter((item) => item.part === part);
const valuesOf = (item: Item): string[] =>
  item.secrets.map(({ start, end }) => item.text.slice(start, end));

describe("the set", () => {
  it("is the same for the same seed, and another for another", () => {
    assert.deepEqual(generate(), items);
    assert.notDeepEqual(
      generate("another").map(({ text }) => text),
      items.map(({ text }) => text),
    );
  });

  it("is as large as it has to be", () => {
    assert.ok(of("secret").length >= 5000);
    assert.ok(of("benign").length >= 5000);
    assert.ok(of("benign").filter((item) => item.handmade).length >= 300);
    assert.ok(CONTEXTS.length >= 15);
    assert.ok(CONTEXTS.filter((context) => context.named).length >= 15);
  });

  it("names each item once", () => {
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
  });

  it("has a secret in each positive and none in a negative", () => {
    for (const item of items) {
      const isPositive = item.part === "secret" || item.part === "pii";
      assert.equal(item.secrets.length > 0, isPositive, item.id);
    }
  });

  it("says exactly where each secret stands", () => {
    for (const item of items) {
      let last = 0;
      for (const { start, end } of item.secrets) {
        assert.ok(last <= start && start < end && end <= item.text.length, item.id);
        last = end;
      }
      for (const value of valuesOf(item)) assert.equal(value, value.trim(), item.id);
    }
  });

  it("leaves no mark of its own in a text", () => {
    for (const item of items) assert.doesNotMatch(item.text, /[\uE000-\uE002‹›]/, item.id);
  });

  it("hides no placeholder as a secret", () => {
    const placeholder = /^(x+|\*+|<.*>|\$\{.*|your.*|changeme|example.*|.*EXAMPLE)$/i;
    for (const item of of("secret")) {
      for (const value of valuesOf(item)) {
        assert.doesNotMatch(value, placeholder, item.id);
        assert.ok(new Set(value).size >= 6, `${item.id}: ${value} is too plain`);
      }
    }
  });

  it("has every text but once in a family made by hand", () => {
    const texts = Object.values(HANDMADE).flat();
    assert.equal(new Set(texts).size, texts.length);
  });
});

describe("the values", () => {
  it("end GitHub's and npm's tokens with their checksum", () => {
    const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const token = withCrc(random("a"));
    const tail = [...token.slice(30)].reduce((sum, char) => sum * 62 + alphabet.indexOf(char), 0);
    assert.equal(tail, crc32(token.slice(0, 30)));
  });

  it("have the check digits of cards and accounts", () => {
    // Both are known from outside: the test card of every payment service, and the registry's account.
    const chance = random("a");
    assert.equal(luhn(chance, "411111111111111", 16), `4${"1".repeat(15)}`);
    assert.equal(iban("DE", "370400440532013000"), "DE89370400440532013000");
  });

  it("have the check of bech32", () => {
    const address = bech32(random("a"), "bc", 33, [0]);
    assert.match(address, /^bc1q[02-9ac-hj-np-z]{38}$/);
  });

  it("are recovery phrases of the length asked for", () => {
    for (const length of [12, 24] as const) {
      assert.equal(seedPhrase(random("a"), length).split(" ").length, length);
    }
  });

  it("decode where the format decodes", () => {
    for (const item of of("secret").filter(({ format }) => format === "signed")) {
      for (const token of valuesOf(item)) {
        const [head = "", body = ""] = token.split(".");
        for (const part of [head, body]) JSON.parse(Buffer.from(part, "base64url").toString());
      }
    }
  });
});

describe("the judgement", () => {
  const item: Item = {
    id: "x",
    part: "secret",
    kind: "k",
    format: "f",
    context: "c",
    handmade: false,
    ...unmark(`a="${secret("0123456789")}", b`),
  };

  it("counts a secret as covered only when all of it is", () => {
    assert.deepEqual(judge(item, item.secrets), { outcome: "whole", over: 0 });
    assert.deepEqual(judge(item, [{ start: 3, end: 12 }]), { outcome: "part", over: 0 });
    assert.deepEqual(judge(item, []), { outcome: "missed", over: 0 });
  });

  it("lets two masks cover one secret", () => {
    const masks = [
      { start: 8, end: 13 },
      { start: 3, end: 8 },
    ];
    assert.equal(judge(item, masks).outcome, "whole");
  });

  it("forgives the quotes, and counts what else is masked", () => {
    assert.equal(judge(item, [{ start: 2, end: 14 }]).over, 0);
    assert.equal(judge(item, [{ start: 0, end: 15 }]).over, 3);
  });
});

describe("the findings of the peers", () => {
  it("are found by value, then by match, then by line", () => {
    const text = "one\ntwo key=abc\nabc";
    assert.deepEqual(locate(text, { file: "x", value: "abc" }), [
      { start: 12, end: 15 },
      { start: 16, end: 19 },
    ]);
    assert.deepEqual(locate(text, { file: "x", value: "decoded", full: "key=abc" }), [
      { start: 8, end: 15 },
    ]);
    assert.deepEqual(locate(text, { file: "x", value: "decoded", lines: [2, 2] }), [
      { start: 4, end: 15 },
    ]);
  });

  it("are found where a text was cut", () => {
    assert.deepEqual(cuts("ab 12 cd 34", "ab \uE002 cd \uE002"), [
      { start: 3, end: 5 },
      { start: 9, end: 11 },
    ]);
    assert.deepEqual(cuts("ab", "ab"), []);
  });
});

describe("the sources", () => {
  it("hold nothing that looks like a live token", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
    const live =
      /(ghp_|gho_|npm_|sk-ant-|sk-proj-|xox[bp]-|sk_live_|glpat-|AIza|hf_)[A-Za-z0-9]{20}|A(KI|SI)A[A-Z2-7]{16}(?<!EXAMPLE)|eyJ[\w-]{20,}\.eyJ/;
    for (const file of files.filter((name) => /\.(ts|py)$/.test(name))) {
      const lines = readFileSync(join(import.meta.dirname, file), "utf8").split("\n");
      for (const line of lines.filter((each) => !/x{20}|X{20}|0{20}/.test(each))) {
        assert.doesNotMatch(line, live, file);
      }
    }
  });
});
