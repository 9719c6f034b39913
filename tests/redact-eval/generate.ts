import { GENERATED } from "./benign-generated.ts";
import { HANDMADE } from "./benign-handmade.ts";
import { CONTEXTS } from "./contexts.ts";
import { fill } from "./fill.ts";
import { type Item, type Label, secret, unmark } from "./item.ts";
import { NAMED } from "./named.ts";
import {
  HOME_PATHS,
  homePath,
  linesOf,
  PERSONAL,
  PERSONAL_BENIGN,
  personalText,
} from "./personal.ts";
import { random } from "./random.ts";
import { STRUCTURED } from "./structured.ts";
import { VENDORS } from "./vendors.ts";
import { WRAPPERS } from "./wrappers.ts";

/** The seed of the published figures. */
export const SEED = "handoff-lint 1";
const PER_FAMILY = 600;

/** Collects items and numbers them. */
class Collector {
  readonly items: Item[] = [];

  add(label: Label, marked: string, handmade = false): void {
    const id = `${label.part}-${String(this.items.length + 1).padStart(5, "0")}`;
    this.items.push({ id, ...label, handmade, ...unmark(marked) });
  }
}

function vendors(set: Collector, seed: string): void {
  for (const vendor of VENDORS) {
    for (const context of CONTEXTS) {
      const chance = random(`${seed} ${vendor.kind} ${vendor.format} ${context.name}`);
      const slot = { value: secret(vendor.make(chance)), name: vendor.name, chance };
      const label = { kind: vendor.kind, format: vendor.format, context: context.name };
      set.add({ part: "secret", ...label }, context.build(slot));
    }
  }
}

function named(set: Collector, seed: string): void {
  for (const what of NAMED) {
    const isPassword = what.kind === "generic-password";
    for (const context of CONTEXTS.filter((each) => each.named && !(isPassword && each.bearer))) {
      const chance = random(`${seed} ${what.name} ${context.name}`);
      const slot = { value: secret(what.make(chance)), name: what.name, chance };
      const label = { kind: what.kind, format: what.format, context: context.name };
      set.add({ part: "secret", ...label }, context.build(slot));
    }
  }
}

function structured(set: Collector, seed: string): void {
  for (const what of STRUCTURED) {
    for (const wrapper of WRAPPERS) {
      const chance = random(`${seed} ${what.kind} ${what.format} ${wrapper.name}`);
      const label = { kind: what.kind, format: what.format, context: wrapper.name };
      set.add({ part: "secret", ...label }, wrapper.wrap(what.build(chance)));
    }
  }
}

function benign(set: Collector, seed: string): void {
  for (const [kind, texts] of Object.entries(HANDMADE)) {
    for (const [at, text] of texts.entries()) {
      const label: Label = { part: "benign", kind, format: String(at), context: "as it is" };
      set.add(label, fill(text, random(`${seed} ${kind} ${at}`)), true);
    }
  }
  for (const [kind, makers] of Object.entries(GENERATED)) {
    const chance = random(`${seed} ${kind}`);
    for (let count = 0; count < PER_FAMILY; count++) {
      const label: Label = { part: "benign", kind, format: "generated", context: "as it is" };
      set.add(label, chance.pick(makers)(chance));
    }
  }
}

function personal(set: Collector, seed: string): void {
  for (const what of PERSONAL) {
    for (const line of linesOf(what)) {
      const chance = random(`${seed} ${what.kind} ${what.format} ${line}`);
      const label: Label = { part: "pii", kind: what.kind, format: what.format, context: line };
      set.add(label, personalText(what, line, chance));
    }
  }
  for (const line of HOME_PATHS) {
    const label: Label = { part: "pii", kind: "home-path", format: "name", context: line };
    set.add(label, homePath(line, random(`${seed} ${line}`)));
  }
  for (const [kind, texts] of Object.entries(PERSONAL_BENIGN)) {
    for (const [at, text] of texts.entries()) {
      const label: Label = { part: "pii-benign", kind, format: String(at), context: "as it is" };
      set.add(label, fill(text, random(`${seed} ${kind} ${at}`)), true);
    }
  }
}

/**
 * The whole set: secrets in every context, benign texts, personal data and what looks like it.
 *
 * @example generate().filter((item) => item.part === "secret").length >= 5000
 */
export function generate(seed = SEED): Item[] {
  const set = new Collector();
  vendors(set, seed);
  named(set, seed);
  structured(set, seed);
  benign(set, seed);
  personal(set, seed);
  return set.items;
}
