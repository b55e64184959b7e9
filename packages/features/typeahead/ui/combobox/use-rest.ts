import { type MouseEvent, useEffect, useRef } from "react";

/** A pointer on its way to the panel crosses lines; it rests on the one that is meant. */
const restMs = 80;

interface Rest {
  readonly move: (event: MouseEvent, index: number) => void;
  readonly end: () => void;
}

/** Tells on which line a pointer that moves comes to rest. A list that opens under one that stands still says nothing. */
export function useRest(onRest: (index: number) => void): Rest {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = () => {
    clearTimeout(timer.current);
    over.current = undefined;
  };
  const move = ({ movementX, movementY }: MouseEvent, index: number) => {
    if (over.current === index || (movementX === 0 && movementY === 0)) return;
    end();
    over.current = index;
    timer.current = setTimeout(onRest, restMs, index);
  };
  return { move, end };
}
