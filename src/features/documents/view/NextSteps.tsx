import { type DocumentFacts, missingForRegistration } from '../../../rules/documents/documentFacts.ts'
import { documentChecklist } from '../../../rules/documents/documentSteps.ts'
import { listed } from '../../../rules/words/count.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconDone, IconTodo } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'

/** „Какво следва“: what the document has behind it and before it; the next of it is the command beside its title. */
export const NextSteps = ({ facts, inCaseFile }: { facts: DocumentFacts; inCaseFile: boolean }) => {
  const lines = documentChecklist(facts)
  const missing = facts.isRegistered ? [] : missingForRegistration(facts)
  if (lines.length === 0 && facts.isRegistered) return null
  const given = inCaseFile ? 'номер и срок' : 'номер, преписка и срок'
  return (
    <Card title="Какво следва">
      {lines.length > 0 && (
        <ul className="next-steps">
          {lines.map(({ label, isDone }) => (
            <li key={label} className={isDone ? 'done' : undefined}>
              <Glyph icon={isDone ? IconDone : IconTodo} />
              <span>
                {label}
                <span className="visually-hidden">{isDone ? ' (направено)' : ' (предстои)'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <p className="small">За регистриране попълнете още: {listed(missing)}.</p>}
      {!facts.isRegistered && missing.length === 0 && (
        <p className="muted small">
          Данните за регистриране са попълнени. При регистрирането документът получава {given}.
        </p>
      )}
    </Card>
  )
}
