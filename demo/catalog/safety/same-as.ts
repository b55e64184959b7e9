/** What a thing is whoever makes it, where two classes have to agree on the words. */
export const clearGlasses = "safety glasses wraparound Clear anti-fog Black 1";

export const foamPlugs = "ear plug bullet foam 33 Orange uncorded 200";

export const boxOfWipers = "wiper pop-up box drc medium white 1";

export function cartridge(connection: string, hazard: string, count: number): string {
  return `respirator cartridge ${connection} ${hazard} ${count}`;
}

export interface Facepiece {
  readonly mask: string;
  readonly connection: string;
  readonly material: string;
  readonly harness: string;
  readonly size: string;
}

export function facepiece({ mask, connection, material, harness, size }: Facepiece): string {
  return `respirator ${mask} ${connection} ${material} ${harness} ${size}`;
}

export interface HardHat {
  readonly shape: string;
  readonly color: string;
  readonly rating: string;
  readonly suspension: string;
}

export function hardHat({ shape, color, rating, suspension }: HardHat): string {
  return `hard hat ${shape} ${color} ${rating} ${suspension}`;
}

export const yellowCap = hardHat({
  shape: "Cap Style",
  color: "Yellow",
  rating: "Type I Class E",
  suspension: "4-Point Ratchet",
});

export interface Muffs {
  readonly band: string;
  readonly rating: number;
  readonly cup: string;
  readonly color: string;
  readonly construction: string;
}

export function muffs({ band, rating, cup, color, construction }: Muffs): string {
  return `ear muffs ${band} ${rating} ${cup} ${color} ${construction}`;
}

export const capMuffs = muffs({
  band: "Cap-Mounted",
  rating: 25,
  cup: "Standard",
  color: "Orange",
  construction: "Standard",
});

export interface Padlock {
  readonly material: string;
  readonly color: string;
  readonly clearance: number;
  readonly shackle: string;
  readonly keying: string;
  readonly count: number;
}

export function padlock({ material, color, clearance, shackle, keying, count }: Padlock): string {
  return `lockout padlock ${material} ${color} ${clearance} ${shackle} ${keying} ${count}`;
}

export const redPadlock = padlock({
  material: "Nylon",
  color: "Red",
  clearance: 1.5,
  shackle: "Hardened Steel",
  keying: "Keyed Different",
  count: 1,
});
