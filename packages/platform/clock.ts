/** The clock is an argument: rules that read it stay testable on any day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
