export { MailButton } from "./mail-frame.ts";
export { mailJobs } from "./mail.jobs.server.ts";
export { type Mailer, createMailer } from "./mailer.server.ts";
export { queueMail } from "./queue-mail.server.ts";
