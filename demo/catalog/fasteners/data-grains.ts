import { number, readCsv, text } from "../../kit/read-data.ts";

/** Abrasive grains, by price and by what each is for. */
export const grains = readCsv("fasteners/grains.csv", { grain: text, short: text, factor: number, words: text });
