import { type Random, createRandom } from "../kit/random.ts";
import { distributionCenters } from "./distribution-centers.ts";
import { pickWeighted } from "./draw.ts";
import { industrialStreets } from "./names.ts";
import { type BranchPlace, branchPlaces, nearest } from "./places.ts";
import type { BranchRecord } from "./records.ts";

const weekdayHours = [
  { hours: "7:00 AM - 5:00 PM", weight: 74 },
  { hours: "7:30 AM - 4:30 PM", weight: 14 },
  { hours: "6:30 AM - 5:30 PM", weight: 12 },
] as const;

/** Beside what every counter does. */
const services = [
  { service: "Will call pickup", share: 1 },
  { service: "Returns and exchanges", share: 1 },
  { service: "Hydraulic hose assembly", share: 0.35 },
  { service: "Pipe cutting and threading", share: 0.3 },
  { service: "Key cutting", share: 0.4 },
  { service: "Battery and lamp recycling", share: 0.5 },
  { service: "After-hours pickup lockers", share: 0.2 },
] as const;

/** The usual ones of the trade. */
const holidays = [
  "new-years-day",
  "memorial-day",
  "independence-day",
  "labor-day",
  "thanksgiving-day",
  "christmas-day",
] as const;

const saturdayHours = ["8:00 AM - 12:00 PM", "8:00 AM - 1:00 PM", "7:00 AM - 11:00 AM"] as const;

/** Where, and under which code, does not depend on the seed: a branch's number is on its customers' papers. */
export function branches(seed: string | number): readonly BranchRecord[] {
  const linesOfArea = new Map<string, number>();
  return branchPlaces.map((place) => {
    const line = linesOfArea.get(place.areaCode) ?? 1;
    linesOfArea.set(place.areaCode, line + 1);
    return branchAt(place, fictionalPhone(place.areaCode, line), createRandom(seed).fork(`branch/${place.code}`));
  });
}

function branchAt(place: BranchPlace, phone: string, random: Random): BranchRecord {
  return {
    record: "branch",
    code: place.code,
    name: `${place.city} Branch`,
    address1: `${random.int(1, 99)}${random.pick(["0", "1", "2", "4", "5", "8"])}${random.int(0, 9)} ${random.pick(industrialStreets)}`,
    address2: random.chance(0.18) ? `Suite ${random.int(1, 4)}${random.int(0, 9)}0` : null,
    city: place.city,
    state: place.state,
    zip: place.zip,
    country: "US",
    latitude: place.latitude,
    longitude: place.longitude,
    phone,
    weekdayHours: pickWeighted(random, weekdayHours).hours,
    saturdayHours: random.chance(0.22) ? random.pick(saturdayHours) : null,
    hasCurbside: random.chance(0.7),
    distributionCenterCode: nearest(place, distributionCenters)?.code ?? "",
    isOpen: true,
    services: services.filter(({ share }) => random.chance(share)).map(({ service }) => service),
    holidays: random.chance(0.4) ? [...holidays, "day-after-thanksgiving"] : holidays,
  };
}

/** 555-0100 to 555-0199 are kept free for fiction in every area code. */
export function fictionalPhone(areaCode: string, line: number): string {
  return `(${areaCode}) 555-01${String(line % 100).padStart(2, "0")}`;
}
