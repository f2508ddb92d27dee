/** Inlined, so that nothing else has to load. Colours have a contrast of at least 4.5:1, light and dark. */
export const STYLE = `
:root{color-scheme:light dark;--page:#fffdfb;--text:#241a20;--soft:#63555b;--line:#e8dfdc;--card:#fff;--link:#6d1a4f;--ok:#1d6b45;--bad:#a3231c;--warn:#7a4a00;--none:#63555b}
@media(prefers-color-scheme:dark){:root{--page:#171116;--text:#f6eef2;--soft:#c3b2bb;--line:#43353e;--card:#221a20;--link:#f0a9cf;--ok:#7fd3a6;--bad:#ff9d94;--warn:#f5c766;--none:#c3b2bb}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 system-ui,"Noto Sans Myanmar","Myanmar Text",Padauk,sans-serif;overflow-wrap:anywhere}
:lang(my){line-height:1.9}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
a{color:var(--link)}
header a,footer a{display:inline-block;padding:.5rem 0;min-height:2.75rem}
h1{font-size:1.4rem;line-height:1.5;margin:0 0 .25rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:0}
p{margin:.25rem 0}
.sum{border-inline-start:.4rem solid var(--none);background:var(--card);padding:.75rem 1rem;margin:1rem 0;font-weight:600}
.UP{--tone:var(--ok)}.DOWN,.ALONE,.BAD{--tone:var(--bad)}.DEGRADED{--tone:var(--warn)}.UNKNOWN{--tone:var(--none)}
.sum{border-color:var(--tone)}
.soft{color:var(--soft);font-weight:400;font-size:.9rem}
ul,ol{list-style:none;margin:0;padding:0}
.parts li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.parts b{color:var(--tone)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}
.card ol{border-inline-start:2px solid var(--line);margin-top:.5rem;padding-inline-start:.75rem}
.line{border:2px solid var(--warn);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}
summary{padding:.6rem 0;cursor:pointer;font-weight:600}
`.trim()
