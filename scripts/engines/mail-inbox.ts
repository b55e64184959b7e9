export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  /** The header lines, unfolded. */
  readonly head: string;
  readonly text: string;
  readonly html: string;
}

/** What GreenMail has taken for an address, oldest first. */
export async function readInbox(inboxUrl: string, address: string): Promise<readonly ReceivedMail[]> {
  const answer = await fetch(`${inboxUrl}/api/user/${encodeURIComponent(address)}/messages`);
  const messages: unknown = await answer.json();
  // Nobody is known to it who never got anything.
  if (!Array.isArray(messages)) return [];
  return messages.map(readMessage);
}

function readMessage(message: { "Message-ID": string; subject: string; mimeMessage: string }): ReceivedMail {
  const { mimeMessage } = message;
  const end = mimeMessage.indexOf("\r\n\r\n");
  const head = mimeMessage.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const boundary = /boundary="(?<boundary>[^"]+)"/.exec(head)?.groups?.["boundary"] ?? "";
  const parts = mimeMessage.slice(end).split(`--${boundary}`);
  const part = (type: string) => decode(parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? "");
  return {
    id: message["Message-ID"],
    subject: message.subject,
    head,
    text: part("text/plain"),
    html: part("text/html"),
  };
}

function decode(part: string): string {
  const [head = "", ...rest] = part.trimStart().split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (head.includes("base64")) return Buffer.from(body, "base64").toString();
  if (!head.includes("quoted-printable")) return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=(?<hex>[0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
