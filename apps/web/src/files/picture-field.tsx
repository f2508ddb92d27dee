import { type ChangeEvent, useRef } from 'react'
import { FILE_TYPES, type FileKind, PICTURE_TYPES } from '#contracts/files.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseIcon } from '#ui/icons/close.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Picture, Pictures } from './use-pictures.ts'
import styles from './picture-field.module.css'

type Props = {
  readonly pictures: Pictures
  readonly kind: FileKind
  readonly most: number
  readonly hint: string
}

/** Pictures chosen or taken with the camera; each shows its progress and can be removed. */
export function PictureField({ pictures: { pictures, add, remove }, kind, most, hint }: Props) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  function choose(event: ChangeEvent<HTMLInputElement>) {
    add([...(event.currentTarget.files ?? [])].slice(0, most - pictures.length))
    event.currentTarget.value = ''
  }
  return (
    <div className={styles.field}>
      {pictures.length > 0 && (
        <ul className={styles.list}>
          {pictures.map((picture) => (
            <Chosen key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
          ))}
        </ul>
      )}
      {pictures.length < most && (
        <div className={styles.add}>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t('files.add')}
            accept={(kind === 'PHOTO' ? PICTURE_TYPES : FILE_TYPES).join(',')}
            onChange={choose}
          />
          <Button
            variant="quiet"
            icon={PlusIcon}
            className={styles.button}
            onClick={() => input.current?.click()}
          >
            {t('files.add')}
          </Button>
          <p className={styles.soft}>{hint}</p>
        </div>
      )}
    </div>
  )
}

type ChosenProps = { readonly picture: Picture; readonly onRemove: () => void }

function Chosen({ picture, onRemove }: ChosenProps) {
  const { t } = useWords()
  const { preview, name } = picture
  return (
    <li className={styles.chosen}>
      {preview && <img src={preview} alt="" className={styles.preview} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Stand picture={picture} />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('files.remove', { name })}
        onClick={onRemove}
      >
        <CloseIcon size={20} />
      </button>
    </li>
  )
}

function Stand({ picture: { progress, fileId, error } }: { readonly picture: Picture }) {
  const { t } = useWords()
  if (error)
    return (
      <span role="alert" className={styles.wrong}>
        {(error instanceof ApiRefusal && error.message) || t('files.wrong')}
      </span>
    )
  if (fileId)
    return (
      <span className={styles.there}>
        <CheckCircleIcon size={16} /> {t('files.there')}
      </span>
    )
  if (!progress) return <span className={styles.soft}>{t('files.waits')}</span>
  const share = Math.round((progress.sent / progress.of) * 100)
  return (
    <span className={styles.soft} role="status">
      {progress.cut ? t('files.cut', { share }) : t('files.going', { share })}
    </span>
  )
}
