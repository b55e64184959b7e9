import { inchFraction } from "@capstan/platform/fraction";

/** What things are, whoever makes them: an item's `sameAs`, and how those that go with it name it. */

export function sheaveName(section: string, grooves: number, outside: string): string {
  return `sheave ${section} ${grooves} groove ${outside} in QD`;
}

export function rollerChainName(number: string, strands = 1, feet = 10): string {
  return `roller chain ${number} Carbon Steel Oiled ${strands} strand ${feet} ft Riveted`;
}

/** A bore of 0 is a plain one. */
export function sprocketName(chain: string, teeth: number, bore: number): string {
  return `sprocket ${chain}B${teeth} ${bore === 0 ? "plain" : inchFraction(bore)} Steel`;
}

export function spiderName(size: string, material: string): string {
  return `jaw coupling spider ${size} ${material}`;
}

export function hubName(size: string, bore: string, material: string): string {
  return `jaw coupling hub ${size} ${bore} ${material}`;
}

export function shaftCollarName(bore: string, style: string, material: string): string {
  return `shaft collar ${bore} ${style} ${material}`;
}

export function pushFittingName(shape: string, tube: string, thread: string): string {
  return `push fitting ${shape} ${tube} ${thread} Composite 1`;
}

export function tubingName(material: string, tube: string, color: string, feet: number): string {
  return `air tubing ${material} ${tube} ${color} ${feet} ft`;
}

export function airPrepName(kind: string, port: string): string {
  return `air preparation ${kind} ${port} standard`;
}

export function adapterName(shape: string, dash: number, otherDash: number, material: string): string {
  return `hydraulic adapter ${shape} ${dash} ${otherDash} ${material}`;
}

export function greaseName(type: string, grade: string, container: string): string {
  return `grease ${type} NLGI ${grade} ${container}`;
}

export function oilName(type: string, viscosity: number, base: string, container: string): string {
  return `oil ${type} ISO ${viscosity} ${base} ${container}`;
}

export function greaseFittingName(thread: string, angle: string, pieces: number): string {
  return `grease fitting ${thread} ${angle} Zinc Plated Steel standard ${pieces}`;
}

export function bushingName(code: string, bore: string): string {
  return `QD bushing ${code} ${bore} in`;
}
