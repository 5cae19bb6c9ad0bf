import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Scope } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { isOwed } from '../../../rules/documents/obligationStatus.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAdd, IconPayment } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { applicantFirst, correspondentsAtom } from '../../document-record/public.ts'
import { obligationsAtom, type Payment } from '../partsState.ts'
import { StaleDataBanner } from '../StaleDataBanner.tsx'
import { useOpenFromUrl } from '../useOpenFromUrl.ts'
import { type CardAction, ObligationCard } from './ObligationCard.tsx'
import { countUncounted, documentSums } from './obligationSums.ts'
import { SumsLine } from './SumsLine.tsx'
import { useObligationActions } from './useObligationActions.tsx'
import '../parts.css'

const ObligationDialog = lazyPart(() => import(/* webpackChunkName: "payment" */ './ObligationDialog.tsx'))
const PaymentDialog = lazyPart(() => import(/* webpackChunkName: "payment" */ './PaymentDialog.tsx'))
const CancelObligationDialog = lazyPart(() => import(/* webpackChunkName: "payment" */ './CancelObligationDialog.tsx'))

type Props = {
  document: Document
  actions: Record<DocumentAction, RuleResult>
  onOpened: () => void
}
type Opened =
  | { kind: 'obligation'; guid?: string | undefined }
  | { kind: 'payment'; guid: string | undefined; payment?: Payment | undefined }
  | { kind: 'cancel'; guid: string | undefined }

/** Renders the obligations of a document with their payments (specification 2, section 7). */
const ObligationsPanel = ({ document, actions, onOpened }: Props) => {
  const { guid: docGuid } = document
  const { data, error, refetch } = useAtomValue(obligationsAtom(docGuid))
  const correspondents = useAtomValue(correspondentsAtom(docGuid))
  const [opened, setOpened] = useState<Opened | null>(null)
  const { state, writing, confirmation, ...act } = useObligationActions(docGuid)
  const refusal = refusalOf(actions.obligations)
  const first = applicantFirst(correspondents.data ?? [])[0]?.correspondent
  const applicant = first
    ? { correspondentID: first.id, textValue: first.fullName, isLegalEntity: first.isLegalEntity }
    : null
  const about = opened && data?.find(({ guid }) => guid === opened.guid)
  const close = () => setOpened(null)
  const openStep = (step: 'charge' | 'pay') => {
    const owed = data?.find(({ statusId }) => isOwed(statusId))
    if (!refusal && step === 'charge') setOpened({ kind: 'obligation' })
    else if (!refusal && owed) setOpened({ kind: 'payment', guid: owed.guid })
  }
  useOpenFromUrl(['charge', 'pay'], data !== undefined, openStep, onOpened)
  const add = (
    <Button icon={IconAdd} {...(refusal && { refusal })} onClick={() => setOpened({ kind: 'obligation' })}>
      Добави задължение
    </Button>
  )
  return (
    <div className="document-tab">
      {error && !data && (
        <ErrorState title="Задълженията не се заредиха" message={error.message} onRetry={() => void refetch()} />
      )}
      {error && data && <StaleDataBanner title="Задълженията не се обновиха" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} />}
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте задълженията, преди да опитате отново." />
      {data?.length === 0 && (
        <EmptyState title="Няма задължения" icon={IconPayment} action={add}>
          По този документ не са записани такси, глоби или цени на услуги.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <div className="document-tab-head flex flex-wrap align-items-center gap-2">{add}</div>
          {data.map((obligation) => {
            const { guid } = obligation
            const want: Record<CardAction, () => unknown> = {
              edit: () => setOpened({ kind: 'obligation', guid }),
              cancel: () => setOpened({ kind: 'cancel', guid }),
              refund: () => act.refund(obligation),
              reopen: () => act.reopen(obligation),
              delete: () => act.remove(obligation),
            }
            return (
              <ObligationCard
                key={guid}
                obligation={obligation}
                refusal={refusal}
                busy={writing === guid}
                onWant={(wanted) => want[wanted]()}
                onPay={(payment) => setOpened({ kind: 'payment', guid, payment })}
                onDeletePayment={(payment) => void act.removePayment(obligation, payment)}
              />
            )
          })}
          {data.length > 1 && (
            <section className="obligations-total" aria-label="Общо по документа">
              <h3>Общо по документа</h3>
              <SumsLine sums={documentSums(data)} />
              {countUncounted(data) > 0 && (
                <p className="muted">Без {pluralise(countUncounted(data), 'obligation')} в неизвестна валута.</p>
              )}
            </section>
          )}
        </>
      )}
      {confirmation}
      {opened?.kind === 'obligation' && (
        <ObligationDialog
          docGuid={docGuid}
          known={opened.guid === undefined ? undefined : (about ?? undefined)}
          applicant={applicant}
          isFirstOfService={document.scope === Scope.AU && data?.length === 0}
          onClose={close}
        />
      )}
      {opened?.kind === 'payment' && about && (
        <PaymentDialog
          docGuid={docGuid}
          receivedViaId={document.receivedVia?.id ?? null}
          obligation={about}
          known={opened.payment}
          onClose={close}
        />
      )}
      {opened?.kind === 'cancel' && about && (
        <CancelObligationDialog docGuid={docGuid} obligation={about} onClose={close} />
      )}
    </div>
  )
}

export default ObligationsPanel
