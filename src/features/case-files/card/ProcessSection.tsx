import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconDiagram, IconForward, IconHistory } from '../../../widgets/icons.ts'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { processAtom, whyNotShown } from '../caseFileState.ts'
import { isLate } from '../route/stepText.ts'

const RouteDialog = lazyPart(() => import('../route/RouteDialog.tsx'))
const RouteHistoryDialog = lazyPart(() => import('../route/RouteHistoryDialog.tsx'))

type Props = {
  caseFileGuid: string
  refusal: ((hasCurrentStep: boolean) => Refusal | undefined) | null
}

export const ProcessSection = ({ caseFileGuid, refusal }: Props) => {
  const { data, error, refetch } = useAtomValue(processAtom(caseFileGuid))
  const mayOpen = useMayOpen()
  const [open, setOpen] = useState<'route' | 'history' | null>(null)
  const close = () => setOpen(null)
  const current = data?.current ?? null
  const hasProcess = data !== undefined && (current !== null || data.processName !== '' || data.stages.length > 0)
  const because = refusal?.(current !== null)
  const diagramHref =
    data && data.processId !== null && to.businessProcesses.one(data.processId, { caseFile: caseFileGuid })
  return (
    <Section
      title="Маршрут на преписката"
      actions={
        hasProcess &&
        refusal && (
          <Button small icon={IconForward} {...(because && { refusal: because })} onClick={() => setOpen('route')}>
            Насочи
          </Button>
        )
      }
    >
      {error && !data && <ErrorState message={whyNotShown(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <>
          <p className="muted small">{data.processName}</p>
          {current ? (
            <DescriptionList
              columns={1}
              items={[
                { term: 'Текуща стъпка', value: current.name },
                { term: 'Изпълнител', value: current.performer },
                { term: 'Започната', value: formatDateTime(current.startedAt) },
                {
                  term: 'Срок',
                  value: (
                    <span className={isLate(current) ? 'late' : undefined}>
                      {formatDate(current.dueDate) || '–'}
                      {isLate(current) && ' (просрочен)'}
                    </span>
                  ),
                },
              ]}
            />
          ) : (
            <p>{hasProcess ? 'Процесът е приключил.' : 'Преписката не върви по процес.'}</p>
          )}
          {data.stages.length > 0 && (
            <Button small kind="text" className="flush-start" icon={IconHistory} onClick={() => setOpen('history')}>
              История на маршрута
            </Button>
          )}
          {diagramHref && mayOpen(diagramHref) && (
            <LinkButton small kind="text" className="flush-start" icon={IconDiagram} href={diagramHref}>
              Диаграма на процеса
            </LinkButton>
          )}
        </>
      )}
      {open === 'route' && current && <RouteDialog caseFileGuid={caseFileGuid} current={current} onClose={close} />}
      {open === 'history' && data && (
        <RouteHistoryDialog caseFileGuid={caseFileGuid} processName={data.processName} onClose={close} />
      )}
    </Section>
  )
}
