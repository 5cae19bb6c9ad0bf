import type { ReactNode } from 'react'
import { type ChecklistLine, type ChecklistState, missingOf } from '../../rules/checklist.ts'
import { listed } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { StatusTag, type Tone } from '../../widgets/tags/StatusTag.tsx'
import './checklist.css'

const states: Record<ChecklistState, { label: string; tone: Tone }> = {
  done: { label: 'Зададено', tone: 'green' },
  general: { label: 'По избор', tone: 'grey' },
  missing: { label: 'Липсва', tone: 'red' },
  unknown: { label: 'Неизвестно', tone: 'grey' },
}

type Lines<K extends string> = {
  lines: readonly ChecklistLine<K>[]
  /** Where the setting is changed; its name must say what it opens. */
  actionOf: (key: K) => ReactNode
}

export const Checklist = <K extends string>({ lines, actionOf }: Lines<K>) => (
  <ul className="checklist" aria-label="Настройки">
    {lines.map(({ key, label, state, detail }) => (
      <li key={key}>
        <div>
          <b>{label}</b> <StatusTag tone={states[state].tone}>{states[state].label}</StatusTag>
          {detail && <p className="muted">{detail}</p>}
        </div>
        {actionOf(key)}
      </li>
    ))}
  </ul>
)

/** „няма ръководител и достъп до документите“, or '' if nothing that is needed is missing. */
export const missingText = (lines: readonly ChecklistLine[]): string => {
  const missing = missingOf(lines).map(({ label }) => `${label.charAt(0).toLocaleLowerCase('bg')}${label.slice(1)}`)
  return missing.length === 0 ? '' : `няма ${listed(missing)}`
}

type Props<K extends string> = Omit<Lines<K>, 'lines'> & {
  title: string
  /** Undefined while the record is loading. */
  lines: readonly ChecklistLine<K>[] | undefined
  onClose: () => void
}

/** Shows what a record has and lacks before it can be used, after it was added and later from its menu. */
export const ChecklistDialog = <K extends string>({ title, lines, actionOf, onClose }: Props<K>) => (
  <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
    {lines ? (
      <>
        <p>{missingOf(lines).length === 0 ? 'Всичко необходимо е зададено.' : `Още ${missingText(lines)}.`}</p>
        <Checklist lines={lines} actionOf={actionOf} />
      </>
    ) : (
      <Skeleton lines={6} />
    )}
  </Dialog>
)
