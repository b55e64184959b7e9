/** A small OpenID provider on a real port, which signs real tokens and does wrong whatever a test wants. */
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type CryptoKey, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from "jose";

export type Claims = Readonly<Record<string, unknown>>;

/** What it does otherwise than it should. */
export interface Faults {
  /** Over the claims of the token; undefined takes one out. */
  readonly claims?: Claims;
  readonly isUnsigned?: boolean;
  readonly isSignedByOther?: boolean;
  /** Over what discovery says. */
  readonly metadata?: Claims;
  readonly discoveryStatus?: number;
  readonly tokenStatus?: number;
}

export interface TestProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  faults: Faults;
  /** Signs somebody in: the address that the browser is sent back to. */
  authorize(url: string, person: Claims): URL;
}

interface Grant {
  readonly person: Claims;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export async function startTestProvider(): Promise<TestProvider> {
  const [{ privateKey, publicKey }, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256", use: "sig" };
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.endsWith("/.well-known/openid-configuration"))
      send(provider.faults.discoveryStatus ?? 200, { ...metadataOf(provider.issuer), ...provider.faults.metadata });
    else if (request.url === "/jwks") send(200, { keys: [jwk] });
    else if (request.url === "/token") void answerToken(request).then(([status, body]) => send(status, body));
    else send(404, {});
  });
  const answerToken = async (request: IncomingMessage): Promise<[number, unknown]> => {
    const form = new URLSearchParams(await text(request));
    const { faults } = provider;
    if (faults.tokenStatus !== undefined) return [faults.tokenStatus, { error: "server_error" }];
    if (!isClient(request, provider)) return [401, { error: "invalid_client" }];
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || !isProven(grant, form)) return [400, { error: "invalid_grant" }];
    const idToken = await tokenOf(provider, grant, faults.isSignedByOther ? other.privateKey : privateKey);
    return [200, { access_token: "access", token_type: "Bearer", id_token: idToken }];
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${port}/realm`,
    clientId: "capstan",
    clientSecret: "the-client-secret",
    faults: {},
    authorize: (url, person) => {
      const asked = new URL(url).searchParams;
      const back = new URL(asked.get("redirect_uri") ?? "");
      const code = randomBytes(16).toString("hex");
      grants.set(code, {
        person,
        nonce: asked.get("nonce") ?? "",
        challenge: asked.get("code_challenge") ?? "",
        redirectUri: asked.get("redirect_uri") ?? "",
      });
      back.searchParams.set("code", code);
      back.searchParams.set("state", asked.get("state") ?? "");
      return back;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return provider;
}

function metadataOf(issuer: string) {
  const { origin } = new URL(issuer);
  return {
    issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };
}

function isClient({ headers }: IncomingMessage, { clientId, clientSecret }: TestProvider): boolean {
  const sent = Buffer.from((headers.authorization ?? "").replace("Basic ", ""), "base64").toString();
  return sent.split(":").map(decodeURIComponent).join(":") === `${clientId}:${clientSecret}`;
}

function isProven({ challenge, redirectUri }: Grant, form: URLSearchParams): boolean {
  const proof = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  return proof === challenge && form.get("redirect_uri") === redirectUri;
}

async function tokenOf({ issuer, clientId, faults }: TestProvider, grant: Grant, key: CryptoKey): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const standard = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: grant.nonce, email_verified: true };
  const claims = { ...standard, ...grant.person, ...faults.claims };
  if (faults.isUnsigned) return new UnsecuredJWT(claims).encode();
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(key);
}
