import { contractorTrades } from "./data/trades-contractors.ts";
import { privateTrades } from "./data/trades-private.ts";
import { publicTrades } from "./data/trades-public.ts";
import type { Trade } from "./trade.ts";

export type TradeName = keyof typeof privateTrades | keyof typeof contractorTrades | keyof typeof publicTrades;

export const trades: Readonly<Record<TradeName, Trade>> = { ...privateTrades, ...contractorTrades, ...publicTrades };
