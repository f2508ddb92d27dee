import { Link } from 'react-router-dom'

const PAGES: Readonly<Record<string, string>> = { payment: '/payments/', move: '/moves/' }

/** What a proposal or an audit row is about, with the way there where it has a page. */
export function ThingLink({ thing }: { thing: string }) {
  const [kind = '', id = ''] = thing.split(':')
  const page = PAGES[kind]
  return page ? <Link to={`${page}${id}`}>{thing}</Link> : <span>{thing}</span>
}
