/** The one place that knows whose store this is: `{brand}` and `{phone}` of every text come from here. */
export const brand = {
  name: "Capstan Supply",
  shortName: "Capstan",
  phone: "1-800-555-0142",
  /** The line of buyers who come through a procurement system, and when somebody answers it. */
  procurementPhone: "1-800-555-0187",
  procurementHours: "Monday-Friday 7am-6pm CT",
  externalLinks: {
    careers: "https://careers.capstan.example/",
    governance: "https://responsibility.capstan.example/",
    investors: "https://investors.capstan.example/",
    media: "https://media.capstan.example/",
    iosApp: "https://apps-ios.example/capstan",
    androidApp: "https://apps-android.example/capstan",
    community: "https://community.example/capstan",
    network: "https://network.example/capstan",
    videos: "https://videos.example/capstan",
    photos: "https://photos.example/capstan",
    posts: "https://posts.example/capstan",
  },
  /** How the e-mail service knows the store's form: the field of its list, and three identifiers. */
  emailForm: {
    listField: "F7C3BC1D808E04732ADF679965CCC34CA7AE3441",
    tracking: { TRACKING_ACCOUNT_: "capstan", TRACKING_FORM_: "store-footer", TRACKING_LIST_: "news" },
  },
} as const;
