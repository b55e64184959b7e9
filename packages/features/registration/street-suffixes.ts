/** What streets are called, and how the post office abbreviates it: Publication 28, appendix C1, the ones in use. */
const rows =
  "alley aly|avenue av aven ave|bend bnd|bluff blf|boulevard boul blvd|branch br|bridge brg|brook brk|bypass byp|canyon cyn|" +
  "causeway cswy|center ctr|circle circ cir|common cmn|corner cor|court ct|cove cv|creek crk|crescent cres|crossing xing|" +
  "drive driv dr|estate est|expressway expy|extension ext|falls fls|ferry fry|field fld|ford frd|forest frst|fork frk|" +
  "freeway fwy|garden gdn|gardens gdns|gateway gtwy|glen gln|green grn|grove grv|harbor hbr|heights hts|highway hwy|hill hl|" +
  "hills hls|hollow holw|island is|junction jct|knoll knl|lake lk|lakes lks|landing lndg|lane ln|ledge ldg|loop loop|" +
  "manor mnr|meadow mdw|meadows mdws|mill ml|mills mls|mission msn|mount mt|mountain mtn|orchard orch|park park|" +
  "parkway pkwy|pass pass|path path|pike pike|pine pne|pines pnes|place pl|plain pln|plaza plz|point pt|port prt|prairie pr|" +
  "ranch rnch|rapids rpds|rest rst|ridge rdg|river riv|road rd|route rte|row row|run run|shore shr|shores shrs|skyway skwy|" +
  "spring spg|springs spgs|spur spur|square sq|station sta|stream strm|street str st|summit smt|terrace ter|trace trce|" +
  "track trak|trail trl|tunnel tunl|turnpike tpke|union un|valley vly|viaduct via|view vw|village vlg|vista vis|walk walk|" +
  "way way|well wl|wells wls";

/** From every writing, without a period and in small letters, to the abbreviation: `street`, `str` and `st` to "St". */
export const streetSuffixes: Readonly<Record<string, string>> = Object.fromEntries(
  rows.split("|").flatMap((row) => {
    const names = row.split(" ");
    const short = names.at(-1) ?? "";
    return names.map((name) => [name, short.charAt(0).toUpperCase() + short.slice(1)]);
  }),
);
