/** For what can't happen unless the code is wrong: it ends the request or the job, and says so in the log. */
export function bug(message: string): never {
  throw new Error(message);
}
