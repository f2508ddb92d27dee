import type { VasPackage } from '#contracts/packages.ts'
import { classNames } from '#ui/class-names.ts'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import type { ComparedLine } from './compared-lines.ts'
import styles from './compare-table.module.css'

type Props = { packages: readonly VasPackage[]; lines: readonly ComparedLine[] }

/** The names of the lines stand above their values on a phone, so that three columns fit without pushing sideways. */
export function CompareTable({ packages, lines }: Props) {
  const { t, pick } = useWords()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('packages.compareTitle')}</caption>
      <thead>
        <tr>
          <td className={styles.corner}>
            <span className="visually-hidden">{t('packages.column.what')}</span>
          </td>
          {packages.map((item) => (
            <th key={item.id} scope="col" className={styles.name}>
              <TextLink href={toHref(paths.package(item.id))}>{pick(item.name, item.nameMm).text}</TextLink>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line) => (
        <tbody key={line.id}>
          <tr className={styles.over}>
            <th scope="rowgroup" colSpan={packages.length} className={styles.overLabel}>
              {line.label}
            </th>
          </tr>
          <tr className={styles.line}>
            <th scope="row" className={styles.label}>
              {line.label}
            </th>
            {line.cells.map((cell) => (
              <td key={cell.packageId} className={classNames(styles.cell, cell.best && styles.best)}>
                {cell.code ? <TextLink href={dialHref(cell.code)}>{cell.text}</TextLink> : cell.text}
                {cell.best && (
                  <span className={styles.mark}>
                    <CheckCircleIcon size={16} />
                    <span className={styles.markWord}>{t('packages.best')}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
