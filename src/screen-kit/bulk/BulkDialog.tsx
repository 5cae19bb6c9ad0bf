import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Refusal, type RuleResult, refusalOf, refusalText } from '../../rules/ruleResult.ts'
import { type NounName, pluralise } from '../../rules/words/pluralise.ts'
import { Fault } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import { startCall } from '../../transport/startCall.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { asOutcome } from '../saving/asOutcome.ts'
import { IdempotentMutations } from '../saving/idempotentMutation.ts'
import type { MutationOutcome } from '../saving/mutationState.ts'
import { Refused, Titles } from './BulkLists.tsx'
import { BulkReport } from './BulkReport.tsx'
import { type BulkItem, loadEach } from './bulkItem.ts'
import type { Failure } from './oneByOne.ts'
import { useBulk } from './useBulk.ts'
import './bulk.css'

/** „7 документа ще бъдат подписани“: the verb of the button, and the participle for one and for many. */
export type BulkWords = {
  title: string
  verb: string
  participle: readonly [one: string, many: string]
  noun: NounName
}

type Props<R extends BulkItem, L> = {
  words: BulkWords
  rows: readonly R[]
  /** Loads what the rule needs to know about a record. */
  load: (row: R, signal: AbortSignal) => Promise<Outcome<L>>
  ruleOf: (row: R, loaded: L) => RuleResult
  warningOf?: (row: R, loaded: L) => string
  send: (row: R, loaded: L, mutations: IdempotentMutations<unknown>) => Promise<MutationOutcome<unknown>>
  /** Fields that the records have in common. Their values are kept by the caller. */
  fields?: ReactNode
  note?: ReactNode
  /** Called after each run, with the records that it included. */
  onEnd: (rows: readonly R[]) => void
  onClose: () => void
}

const lossTexts = {
  notApplied: 'Връзката прекъсна и нищо не е направено.',
  unknown:
    'Сървърът не отговаря и не е известно дали е направено. „Повтори за останалите“ първо проверява какво е записано.',
}

const notLoaded: Outcome<never> = {
  done: false,
  fault: new Fault('refused', 'Данните не се заредиха.'),
  returned: null,
}

const oneLine = (refusal: Refusal): string => refusalText(refusal).replaceAll('\n', ' ')
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const sentence = ({ noun, participle: [one, many] }: BulkWords, count: number, isNot: boolean): string =>
  `${pluralise(count, noun)} ${isNot ? 'няма да' : 'ще'} ${count === 1 ? `бъде ${one}` : `бъдат ${many}`}${isNot ? ', защото:' : '.'}`

const usePlan = <R extends BulkItem, L>({ rows, load, ruleOf, warningOf }: Props<R, L>) => {
  // The rows are kept, because the list is refetched after the run and may then have other rows.
  const [chosen] = useState(rows)
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Outcome<L>>>()
  // Each record is loaded once, when the dialog opens.
  const loadOnce = useRef(load)
  useEffect(() => startCall((signal) => loadEach(chosen, (row) => loadOnce.current(row, signal)), setLoaded), [chosen])
  const can: R[] = []
  const cannot: Failure<R>[] = []
  const warnings: Failure<R>[] = []
  for (const item of loaded ? chosen : []) {
    const one = loaded?.get(item.guid)
    const refusal = one?.done ? refusalOf(ruleOf(item, one.reply)) : undefined
    const warning = one?.done ? (warningOf?.(item, one.reply) ?? '') : ''
    if (one?.done && refusal === undefined) {
      can.push(item)
      if (warning !== '') warnings.push({ item, because: warning })
    } else if (refusal) cannot.push({ item, because: oneLine(refusal) })
    else if (one && !one.done) cannot.push({ item, because: `Данните не се заредиха: ${one.fault.message}` })
  }
  return { chosen, loaded, can, cannot, warnings }
}

/**
 * Renders the dialog of one action on several records: which of them it will change, which not and why, then the
 * progress, and a result that can be repeated for the rest. Each record is one request with its own idempotency key.
 */
export const BulkDialog = <R extends BulkItem, L>(props: Props<R, L>) => {
  const { words, send, fields, note, onEnd, onClose } = props
  const { loaded, can, cannot, warnings, chosen } = usePlan(props)
  const [mutations] = useState(() => new IdempotentMutations<unknown>())
  const { run, running, start, stop } = useBulk<R>(() => onEnd(chosen))
  const close = useRef<HTMLButtonElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !running) close.current?.focus()
    wasRunning.current = running
  }, [running])
  const failed = run?.progress.failures.map(({ item }) => item) ?? []
  const left = run ? [...failed, ...run.rows.slice(run.progress.tried)] : []
  const begin = (rows: readonly R[]) =>
    start(rows, async (row) => {
      const one = loaded?.get(row.guid)
      return one?.done ? asOutcome(await send(row, one.reply, mutations), lossTexts) : notLoaded
    })
  const primary = run
    ? left.length > 0 && !running && { text: `Повтори за останалите (${left.length})`, rows: left }
    : can.length > 0 && { text: `${words.verb} ${pluralise(can.length, words.noun)}`, rows: can }
  return (
    <Dialog
      open
      persistent={run !== undefined || fields !== undefined}
      title={words.title}
      waiting={loaded === undefined}
      onClose={running ? stop : onClose}
      footer={
        <>
          <Button ref={close} onClick={running ? stop : onClose}>
            {running ? 'Спри' : run || can.length === 0 ? 'Затвори' : 'Откажи'}
          </Button>
          {primary && (
            <Button
              kind="primary"
              {...(!run && fields === undefined && { 'data-autofocus': '' })}
              onClick={() => begin(primary.rows)}
            >
              {primary.text}
            </Button>
          )}
        </>
      }
    >
      {run ? (
        <BulkReport run={run} running={running} done={capital(words.participle[1])} />
      ) : (
        <div className="flex flex-column gap-3">
          {loaded === undefined && (
            <>
              <p role="status">Проверява се за кои е възможно…</p>
              <Skeleton lines={4} />
            </>
          )}
          {loaded && fields}
          {can.length > 0 && (
            <Banner kind="info" title={sentence(words, can.length, false)}>
              <Titles rows={can} />
            </Banner>
          )}
          {warnings.length > 0 && (
            <Banner kind="warning" title="Обърнете внимание">
              <Refused items={warnings} />
            </Banner>
          )}
          {cannot.length > 0 && (
            <Banner kind="warning" title={sentence(words, cannot.length, true)}>
              <Refused items={cannot} />
            </Banner>
          )}
          {can.length > 0 && note}
        </div>
      )}
    </Dialog>
  )
}
