/** The company's own provider in the browser tests. */
export const realmName = "brightwater";
export const realmPassword = "a-password-at-work";
export const clientSecret = "secret-of-the-store-at-brightwater";
export const domain = "brightwater.example";

const people = { ruth: "Ruth Brightwater", omar: "Omar Haddad", lena: "Lena Sato", vic: "Vic Unverified" };

export function keycloakRealm(redirectUri: string) {
  return {
    realm: realmName,
    enabled: true,
    sslRequired: "none",
    clients: [
      {
        clientId: "capstan",
        secret: clientSecret,
        redirectUris: [redirectUri],
        publicClient: false,
        standardFlowEnabled: true,
        directAccessGrantsEnabled: false,
        attributes: { "pkce.code.challenge.method": "S256" },
      },
    ],
    users: Object.entries(people).map(([username, name]) => {
      const [firstName, lastName] = name.split(" ");
      return {
        username,
        firstName,
        lastName,
        email: `${username}@${domain}`,
        emailVerified: username !== "vic",
        enabled: true,
        credentials: [{ type: "password", value: realmPassword, temporary: false }],
      };
    }),
  };
}
