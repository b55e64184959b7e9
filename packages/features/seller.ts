/** Who sells, as invoices and packing slips have to say. It is apart from `brand`, which every page carries. */
export const seller = {
  name: "Capstan Supply Co.",
  address: "1200 W Fulton Market, Chicago, IL 60607",
  site: "capstansupply.example",
  remitTo: ["P.O. Box 88412", "Chicago, IL 60680-8412"],
  bank: ["Lakeshore Commerce Bank", "Routing 071900000", "Account ending 4471"],
  receivables: "ar@capstansupply.example",
  service: "service@capstansupply.example",
  hours: "weekdays 7 am to 6 pm CT",
  /** How long after its delivery a return is approved without asking, and what the label for it costs the buyer. */
  returns: { days: 30, labelPrice: "7.5000", carrier: "UPS" },
} as const;
