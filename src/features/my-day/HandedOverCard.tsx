import { useAtomValue } from 'jotai'
import type { HandedOverWork } from '../../contract/handOver.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { workNouns } from '../../rules/tasks/handOverWork.ts'
import { capitalised } from '../../rules/words/agreement.ts'
import { recordAddress } from '../../screen-kit/recordPages.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { DayCard } from './DayCard.tsx'
import { DayLine } from './DayLine.tsx'
import { handedOverAtom } from './dayState.ts'

const HandedOverLine = ({ work }: { work: HandedOverWork }) => {
  const mayOpen = useMayOpen()
  const { kind, docGuid, scope, number, title, on, by, to, reason } = work
  const noun = kind === null ? '' : workNouns[kind][0]
  return (
    <DayLine
      href={docGuid === null ? undefined : recordAddress({ kind: 'document', key: docGuid }, scope, mayOpen)}
      title={[number, title].filter((part) => part !== '').join(' ')}
      about={[capitalised(noun), to && `на ${to.name}`, by && `предаде ${by.name}`, reason].filter(Boolean).join(' · ')}
      term={on === null ? undefined : { text: formatDate(on), tone: undefined }}
    />
  )
}

/** Shows a user who was away which work was given to whom; nothing if none was. */
export const HandedOverCard = () => {
  const { data, error, refetch } = useAtomValue(handedOverAtom)
  if (!error && !data?.length) return null
  return (
    <DayCard
      title="Предадено от моята работа"
      count={data?.length}
      empty=""
      failed={error !== null}
      onRetry={() => void refetch()}
      lines={data?.map((work) => <HandedOverLine key={`${work.kind} ${work.guid} ${work.on}`} work={work} />)}
    />
  )
}
