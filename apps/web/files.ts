import {
  type FileStore,
  type Files,
  bucketFiles,
  clamdScanner,
  tableFiles,
  withOlderFiles,
} from "@capstan/features/files/server";
import type { Database } from "@capstan/platform/db";
import type { WebEnv } from "./env.ts";

/** Where what customers send is kept, and who looks for viruses in it, as the environment says. */
export function openFiles(env: WebEnv, db: Database): Files {
  const { CLAMD_URL: clamdUrl } = env;
  return { store: storeOf(env, db), scanner: clamdUrl === undefined ? undefined : clamdScanner(clamdUrl) };
}

function storeOf(env: WebEnv, db: Database): FileStore {
  const table = tableFiles(db);
  const { FILES_S3_BUCKET: name, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = env;
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = env;
  if (!name || !endpoint || !keyId || !secret) return table;
  return withOlderFiles(bucketFiles({ name, endpoint, region, keyId, secret }), table);
}
