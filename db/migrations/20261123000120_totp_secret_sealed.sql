-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

comment on column totp_factor.secret is 'AES-256-GCM under SECRETS_KEY, bound to the user; in base32 where there was no key. capstan secrets seal seals those.';

-- migrate:down
comment on column totp_factor.secret is null;
