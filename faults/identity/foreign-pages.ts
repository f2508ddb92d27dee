import { brand } from '#brand'

/** Pages of another site, each trying in its own way to have a code sent to somebody. */
export function foreignPages(address: string, number: string): string[] {
  const byGet = `${address}?phoneNumber=${number}`
  const form = (method: string, type: string, name: string, value: string) =>
    `<form method="${method}" action="${address}" enctype="${type}"><input name='${name}' value='${value}'></form><script>document.forms[0].submit()</script>`
  const script = (code: string) => `<script>${code}</script>`
  const json = JSON.stringify({ phoneNumber: number })
  const fetched = (init: string) => script(`fetch(${JSON.stringify(byGet)}, ${init}).catch(() => {})`)
  const posted = (init: string) =>
    script(
      `fetch(${JSON.stringify(address)}, { method: 'POST', body: ${JSON.stringify(json)}, ${init} }).catch(() => {})`,
    )
  return [
    `<img src="${byGet}">`,
    `<script src="${byGet}"></script>`,
    `<link rel="stylesheet" href="${byGet}">`,
    `<link rel="prefetch" href="${byGet}">`,
    `<link rel="preload" as="image" href="${byGet}">`,
    `<iframe src="${byGet}"></iframe>`,
    `<object data="${byGet}"></object>`,
    `<video src="${byGet}" autoplay></video>`,
    `<div style="background: url('${byGet}')">.</div>`,
    `<meta http-equiv="refresh" content="0;url=${byGet}">`,
    form('get', 'application/x-www-form-urlencoded', 'phoneNumber', number),
    form('post', 'application/x-www-form-urlencoded', 'phoneNumber', number),
    form('post', 'multipart/form-data', 'phoneNumber', number),
    form('post', 'text/plain', `{"phoneNumber":"${number}","x":"`, '"}'),
    fetched(`{ mode: 'no-cors' }`),
    fetched(`{ mode: 'cors' }`),
    fetched(`{ headers: { 'x-client': 'thief-web' } }`),
    fetched(`{ headers: { 'x-client': '${brand.slug}-web' } }`),
    posted(`headers: { 'content-type': 'application/json', 'x-client': '${brand.slug}-web' }`),
    fetched(`{ credentials: 'include', mode: 'no-cors' }`),
    posted(`mode: 'no-cors'`),
    posted(`headers: { 'content-type': 'application/json' }`),
    posted(`headers: { 'content-type': 'text/plain' }`),
    script(`navigator.sendBeacon(${JSON.stringify(address)}, ${JSON.stringify(json)})`),
    script(`new EventSource(${JSON.stringify(byGet)})`),
    script(`window.open(${JSON.stringify(byGet)})`),
    script(`location.href = ${JSON.stringify(byGet)}`),
  ]
}
