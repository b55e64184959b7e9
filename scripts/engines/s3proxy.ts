import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-ports.ts";
import { startJavaServer } from "./java-server.ts";
import { mavenJar } from "./maven-jar.ts";

const version = "4.1.0";

/** The S3 API on files of its own, for the tests that need it: no engine of the store, and gone after the test. */
export interface PrivateS3 extends AsyncDisposable {
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  /** It is killed; nothing answers any more. */
  stop(): Promise<void>;
}

export async function startPrivateS3(): Promise<PrivateS3> {
  const jar = await mavenJar({
    name: "s3proxy",
    artifact: `org.gaul:s3proxy:${version}:jar:jar-with-dependencies`,
    fileName: `s3proxy-${version}-jar-with-dependencies.jar`,
  });
  const dir = await mkdtemp(join(tmpdir(), "capstan-s3-"));
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  const [keyId, secret] = ["capstan", "a-secret-for-tests"];
  await mkdir(join(dir, "data"));
  await writeFile(join(dir, "s3proxy.conf"), settings({ endpoint, keyId, secret, data: join(dir, "data") }));
  const args = ["-Xmx256m", "-jar", jar, "--properties", join(dir, "s3proxy.conf")];
  const removeFiles = async () => rm(dir, { recursive: true, force: true });
  try {
    // It refuses who does not sign; that it says so is enough.
    const stop = await startJavaServer({ name: "S3Proxy", args, cwd: dir, url: endpoint });
    const end = async () => {
      await stop();
      await removeFiles();
    };
    return { endpoint, keyId, secret, stop, [Symbol.asyncDispose]: end };
  } catch (error) {
    await removeFiles();
    throw error;
  }
}

function settings(of: { endpoint: string; keyId: string; secret: string; data: string }): string {
  return [
    `s3proxy.endpoint=${of.endpoint}`,
    "s3proxy.authorization=aws-v2-or-v4",
    `s3proxy.identity=${of.keyId}`,
    `s3proxy.credential=${of.secret}`,
    "jclouds.provider=filesystem-nio2",
    `jclouds.filesystem.basedir=${of.data}`,
    "",
  ].join("\n");
}
