/** Posts a form from script as the browser would without it. Answers with where that led, or nothing where it failed. */
export async function postForm(form: HTMLFormElement): Promise<URL | undefined> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
    // The address says all; the page itself is not needed.
    await answer.body?.cancel();
    return answer.ok ? new URL(answer.url) : undefined;
  } catch {
    return undefined;
  }
}
