import { settings } from '../settings.ts'

/** The brand's flower; the same drawing as the website's icon. */
function Flower({ size }: { size: number }) {
  const narrow = 'M0 2C-8-5-7-17 0-24 7-17 8-5 0 2z'
  const wide = 'M0 2C-13-5-12-18 0-22 12-18 13-5 0 2z'
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="18" fill="#6d1a4f" />
      <g transform="translate(32 33)">
        <g fill="#f9dfec">
          {[0, 128, 232].map((turn) => (
            <path key={turn} d={narrow} transform={`rotate(${turn})`} />
          ))}
        </g>
        <g fill="#fff">
          {[-68, 68].map((turn) => (
            <path key={turn} d={wide} transform={`rotate(${turn})`} />
          ))}
        </g>
        <path fill="#f5b83d" d="M0-2C6 1 8 8 4 13 2.5 15-2.5 15-4 13-8 8-6 1 0-2z" />
      </g>
    </svg>
  )
}

export const Icon = () => <Flower size={18} />

/** On the sign-in screen: whose newsroom this is, in both languages. */
export const Logo = () => (
  <div className="cms-logo">
    <Flower size={64} />
    <strong>{settings.brandName}</strong>
    <span lang="my">အကြောင်းအရာ စီမံခန့်ခွဲရေး</span>
    <span>Content desk</span>
  </div>
)
