import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { deadlines } from '../../../contract/deadlines.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { queryAtom } from '../../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'

const confirmation = queryOf(deadlines.getOutdatedTerms, {}, { quiet: true })
type Outdated = Awaited<ReturnType<typeof confirmation.queryFn>>[number]
const outdatedAtom = queryAtom<Outdated[]>(() => confirmation)

/**
 * Renders a banner if a rule was changed after it had set deadlines. From it the user opens these deadlines and chooses
 * which ones to recalculate.
 */
export const OutdatedTerms = () => {
  const { data } = useAtomValue(outdatedAtom)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const known = useRef<number | undefined>(undefined)
  const count = data?.length
  useEffect(() => {
    // The rule that was saved may be far below the banner.
    if (known.current !== undefined && (count ?? 0) > known.current) place.current?.scrollIntoView({ block: 'center' })
    known.current = count
  }, [count])
  if (!data || data.length === 0) return null
  return (
    <div ref={place} role="status">
      <Banner
        kind="info"
        title={`${pluralise(data.length, ['неприключен документ има', 'неприключени документа имат'])} срок по стара редакция на правило`}
        action={
          <Button small onClick={() => setIsOpen(true)}>
            Преизчисли сроковете
          </Button>
        }
      >
        Вече определените срокове остават, докато не бъдат преизчислени.
      </Banner>
      {isOpen && <RecalculationDialog terms={data} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type Props = { terms: readonly Outdated[]; onClose: () => void }

const RecalculationDialog = ({ terms, onClose }: Props) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const invalidate = useSetAtom(invalidateAtom)
  const chosen = terms.filter(({ docGuid }) => !left.has(docGuid)).map(({ docGuid }) => docGuid)
  const { state, busy, write } = useMutation<unknown>(onClose, () => void invalidate(deadlines.getOutdatedTerms))
  const save = () =>
    write<Outdated[]>({
      about: 'recalculate-terms',
      content: chosen,
      send: (idempotencyKey) => attempt(deadlines.recalculateTerms, { body: { docGuids: chosen } }, { idempotencyKey }),
      readCurrent: () => attempt(deadlines.getOutdatedTerms, {}, { quiet: true }),
      find: (now) => (now.some(({ docGuid }) => chosen.includes(docGuid)) ? null : { reply: null }),
    })
  const choose = (guid: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(guid)
    else next.add(guid)
    setLeft(next)
  }
  return (
    <Dialog
      open
      size="m"
      title="Преизчисляване на срокове"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button
            kind="primary"
            busy={busy}
            refusal={
              chosen.length === 0
                ? { title: 'Не е избран документ.', because: 'Отметнете поне един документ.' }
                : undefined
            }
            onClick={save}
          >
            {`Преизчисли (${chosen.length})`}
          </Button>
        </>
      }
    >
      <p className="muted">Който работи по документа, ще бъде уведомен за новия срок.</p>
      <ul className="outdated-terms list-none p-0 m-0 flex flex-column gap-2">
        {terms.map(({ docGuid, documentNumber, subjectDescription, ruleName, endDate, newEndDate }) => (
          <li key={docGuid}>
            <Checkbox
              checked={!left.has(docGuid)}
              disabled={busy}
              onChange={(isChosen) => choose(docGuid, isChosen)}
              label={`${documentNumber} – ${subjectDescription}`}
              hint={`${formatDate(endDate)} → ${formatDate(newEndDate)} (${ruleName})`}
            />
          </li>
        ))}
      </ul>
      <MutationOutcomeBanner
        state={state}
        failed="Сроковете не са преизчислени"
        unknown="дали сроковете са преизчислени"
        check="Затворете прозореца и го отворете отново."
      />
    </Dialog>
  )
}
