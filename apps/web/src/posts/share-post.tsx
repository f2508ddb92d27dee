import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { useWords } from '../i18n/use-words.ts'
import { sharedAddress } from './shared-address.ts'

/** The phone's own share sheet where there is one, and always the link to copy: it leads to the page with a preview. */
export function SharePost({ shareUrl, title }: { shareUrl: string; title: string }) {
  const { t, lang } = useWords()
  const url = sharedAddress(shareUrl, lang)
  const canShare = useHydrated() && typeof navigator.share === 'function'
  return (
    <section aria-label={t('post.shareTitle')}>
      <Row gap={3}>
        {canShare && (
          <Button
            size="small"
            icon={ShareIcon}
            // Closing the share sheet rejects; that is a choice, not a failure.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {t('post.share')}
          </Button>
        )}
        <CopyButton
          text={url}
          label={t('post.copyLink')}
          copiedLabel={t('post.copied')}
          failedLabel={t('post.copyFailed')}
        />
      </Row>
    </section>
  )
}
