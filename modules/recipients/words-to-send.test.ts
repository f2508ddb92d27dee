import { describe, expect, it } from 'vitest'
import { wordsToSend } from './words-to-send.ts'

describe('words to somebody else', () => {
  it.each([
    ['English', 'Happy birthday, Ma Hla! Call me at 5.30, or 6/7.'],
    ['a sentence without a blank', 'Good luck.Love you.Bye'],
    ['Burmese', 'မွေးနေ့မှာ ပျော်ရွှင်ပါစေ။ ကျန်းမာပါစေ။'],
    ['stacked letters', 'မန္တလေး၊ သတ္တုတွင်း၊ ကျွန်တော်'],
    ['amounts and versions', 'ငွေ 1,000.50 ကျပ်၊ 3.5 GB'],
    ['emoji', '🎂🎉 👩🏽‍⚕️ 👨‍👩‍👧 ❤️‍🔥 🇲🇲 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('%s stays', (_, text) => expect(wordsToSend(text)).toBe(text))

  it.each([
    ['a link', 'Look https://evil.example/x?y=1 now', 'Look now'],
    ['another protocol', 'Open tg://join?x and HTTP:\\\\a.b', 'Open and'],
    ['glued to Burmese', 'နှိပ်ပါhttp://evil.example', 'နှိပ်ပါ'],
    ['without a protocol', 'Go to free-data.COM/win or www.x.example', 'Go to or'],
    ['a bare name', 'operator.com.mm, bit.ly', ','],
    ['an unusual end with a path', 'see x.zip/now', 'see'],
    ['another dot', 'evil。com and evil．com', 'and'],
    ['letters of another alphabet', 'аррӏе.com', ''],
    ['an e-mail address', 'write to me@mail.example.org', 'write to'],
    ['a machine', 'at 10.0.0.1:8080/a', 'at'],
    ['hidden by a sign without width', 'ht\u200Btps://evil.example', ''],
    ['put together by taking one out', 'evil https://a.b .com', 'evil .com'],
    ['lines and control characters', 'a\u0000b\r\nc\u001B[31md\u0085e\u2028f', 'a b c [31md e f'],
    ['a turned direction', 'pay \u202E0001\u202C \u2066x\u2069', 'pay 0001 x'],
    ['a joiner between letters', 'a\u200Db က\u200Dခ', 'ab ကခ'],
    ['tags without a flag', 'hi\u{E0061}\u{E0062}', 'hi'],
    ['half a sign', 'a\uD83D b', 'a b'],
  ])('%s goes', (_, text, left) => expect(wordsToSend(text)).toBe(left))

  it('nothing is left to take out, and the longest message takes no time', () => {
    const long = 'a.'.repeat(40) + '@'.repeat(40)
    const before = performance.now()
    expect(wordsToSend(wordsToSend(long))).toBe(wordsToSend(long))
    expect(performance.now() - before).toBeLessThan(50)
  })
})
