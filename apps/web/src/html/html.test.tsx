import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.resetModules()
  vi.unstubAllGlobals()
})

const load = async () => (await import('./html.tsx')).Html

describe('Html', () => {
  test('shows the text at once and the elements when the cleaner has come', async () => {
    const Html = await load()
    render(
      <Html html="<h2>New shop</h2><p>in <a href='#/shops'>Hlaing</a></p>" lang="en" className="prose" />,
    )
    expect(screen.getByText('New shop in Hlaing')).toBeDefined()
    const heading = await screen.findByRole('heading', { name: 'New shop' })
    expect(heading.parentElement?.outerHTML).toContain('<div lang="en" class="prose">')
    expect(screen.getByRole('link').getAttribute('href')).toBe('#/shops')
  })

  test('without the cleaner the reader still gets the text, never the markup', async () => {
    vi.doMock('./clean-html.tsx', () => {
      throw new Error('offline')
    })
    const Html = await load()
    render(<Html html="<p>Safe <img src=x onerror=alert(1)>text</p>" />)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.getByText('Safe text').children).toHaveLength(0)
    vi.doUnmock('./clean-html.tsx')
  })

  test('with Trusted Types everything passes the policy named cms', async () => {
    const made: string[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createHTML(html: string): string }) {
        made.push(name)
        return { createHTML: (html: string) => `${rules.createHTML(html)}<!--${name}-->` }
      },
    })
    const Html = await load()
    const { container } = render(<Html html="<p>one</p><script>alert(1)</script>" />)
    await vi.waitFor(() => expect(container.innerHTML).toBe('<div><p>one</p><!--cms--></div>'))
    expect(made.filter((name) => name === 'cms')).toHaveLength(1)
  })
})
