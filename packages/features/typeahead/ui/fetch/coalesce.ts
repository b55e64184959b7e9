export interface Coalesced {
  /** Asks now if nothing is on its way, else when that has come or taken too long. */
  readonly want: (text: string) => void;
  readonly stop: () => void;
}

interface CoalesceOptions<Answer> {
  /** Never rejects: a failure is an answer too. */
  readonly fetch: (text: string, signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer: (text: string, answer: Answer) => void;
  /** How long a newer text waits for the answer to an older one. */
  readonly patienceMs: number;
}

interface Flight {
  readonly text: string;
  readonly controller: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
  isLate: boolean;
}

/**
 * One request at a time. The first letter is asked for at once, unlike with a debounce; a fast typist or a held key
 * makes as many requests as answers come, and a slow network one each `patienceMs`. An answer that was overtaken is
 * still worth keeping: the next text mostly begins with it.
 */
export function coalesce<Answer>({ fetch, onAnswer, patienceMs }: CoalesceOptions<Answer>): Coalesced {
  let flight: Flight | undefined;
  let wanted: string | undefined;

  function start(text: string): void {
    const controller = new AbortController();
    const mine: Flight = { text, controller, isLate: false, timer: setTimeout(() => beLate(mine), patienceMs) };
    flight = mine;
    wanted = undefined;
    void fly(mine);
  }

  async function fly(mine: Flight): Promise<void> {
    const answer = await fetch(mine.text, mine.controller.signal);
    if (flight !== mine) return;
    land(mine);
    onAnswer(mine.text, answer);
    if (wanted !== undefined) start(wanted);
  }

  function beLate(mine: Flight): void {
    mine.isLate = true;
    if (wanted !== undefined) overtake(wanted);
  }

  function overtake(text: string): void {
    stop();
    start(text);
  }

  function land({ timer }: Flight): void {
    clearTimeout(timer);
    flight = undefined;
  }

  function stop(): void {
    wanted = undefined;
    if (flight === undefined) return;
    flight.controller.abort();
    land(flight);
  }

  function want(text: string): void {
    if (flight === undefined) start(text);
    else if (flight.text === text) wanted = undefined;
    else if (flight.isLate) overtake(text);
    else wanted = text;
  }

  return { want, stop };
}
