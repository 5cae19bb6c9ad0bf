import { useState } from 'react'
import type { CaseFileContents } from '../../../contract/caseFiles.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { changedValues } from '../../../rules/words/changedValues.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { Timeline } from '../../../widgets/page/Timeline.tsx'
import { DocumentLink } from './DocumentLink.tsx'

type Entry = CaseFileContents['history'][number]
type Props = { history: readonly Entry[]; module: DocumentModule }

const part = 30

const changeText = ({ attribute, note, ...values }: Entry): string => {
  const { oldValue, newValue } = changedValues(values)
  const change = [oldValue, newValue].filter((one) => one !== '').join(' → ')
  const named = change && attribute ? `${attribute.replace(/\.$/, '')}: ${change}` : change
  // A text may end with „г.“, which already has the full stop.
  return [named, note].filter((one) => one !== '').join(named.endsWith('.') ? ' ' : '. ')
}

/** Renders the history of all documents of the case file, newest first. */
export const CaseHistory = ({ history, module }: Props) => {
  const [shown, setShown] = useState(part)
  const left = history.length - shown
  return (
    <Card title="Ход на преписката" className="case-wide">
      {history.length === 0 && <p className="muted">Още няма записани действия.</p>}
      {history.length > 0 && (
        <Timeline
          label="Ход на преписката, най-новото първо"
          items={history.slice(0, shown).map((entry) => {
            const body = changeText(entry)
            return {
              key: `${entry.docGuid} ${entry.id}`,
              when: formatDateTime(entry.dateCreated),
              who: entry.person,
              what: (
                <>
                  {entry.action} · <DocumentLink of={entry} module={module} />
                </>
              ),
              ...(body !== '' && { body }),
            }
          })}
        />
      )}
      {left > 0 && (
        <Button kind="text" small onClick={() => setShown(shown + part)}>
          Още {pluralise(Math.min(left, part), ['действие', 'действия'])}
        </Button>
      )}
    </Card>
  )
}
