import { useAtomValue, useSetAtom } from 'jotai'
import { type FollowedDocument, following } from '../../contract/following.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { recordAddress } from '../../screen-kit/recordPages.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { mayCallAtom } from '../../state/access.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { attempt } from '../../transport/request.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { classes } from '../../widgets/classes.ts'
import { IconAllSeen } from '../../widgets/icons.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { DayCard } from './DayCard.tsx'
import { DayLine } from './DayLine.tsx'
import { followedAtom } from './dayState.ts'

const shownChanges = 2

const changeText = (
  { text, by, on, number, docGuid }: FollowedDocument['changes'][number],
  followed: FollowedDocument,
): string =>
  [docGuid === null || docGuid === followed.docGuid ? '' : number, text, by, formatDateTime(on)]
    .filter((part) => part !== '')
    .join(' · ')

const FollowedLine = ({ followed }: { followed: FollowedDocument }) => {
  const mayOpen = useMayOpen()
  const { docGuid, what, number, subject, scope, isChanged, changes } = followed
  const name = what === 'caseFile' ? `Преписка ${number}` : number || 'Без номер'
  return (
    <DayLine
      href={recordAddress({ kind: 'document', key: docGuid }, scope, mayOpen)}
      title={`${name} ${subject}`}
      isNew={isChanged}
    >
      {changes.slice(0, shownChanges).map((change) => (
        <small key={`${change.on} ${change.text}`} className={classes(change.isNew && 'strong')}>
          <Numbered text={changeText(change, followed)} />
        </small>
      ))}
      {changes.length === 0 && <small>Никой друг не е променял нищо.</small>}
    </DayLine>
  )
}

export const FollowedCard = () => {
  const { data, error, refetch } = useAtomValue(followedAtom)
  const mayMark = useAtomValue(mayCallAtom)(following.setFollowedSeen)
  const invalidate = useSetAtom(invalidateAtom)
  const { busy, run } = useSingleFlight()
  // The time of the newest shown change, because the clock of the computer may differ from that of the server.
  const until = data
    ?.flatMap(({ changes }) => changes.flatMap(({ on }) => on ?? []))
    .toSorted()
    .at(-1)
  const mark = () =>
    void run(async () => {
      if (!until) return
      const { done } = await attempt(following.setFollowedSeen, { body: { until } })
      if (done) await invalidate(following.getFollowedDocuments)
    })
  return (
    <DayCard
      title="Следя"
      count={data?.length}
      actions={
        mayMark &&
        data?.some(({ isChanged }) => isChanged) && (
          <Button kind="text" small icon={IconAllSeen} busy={busy} onClick={mark}>
            Видях промените
          </Button>
        )
      }
      empty="Не следите нищо. На страницата на документ изберете „Следи“."
      failed={error !== null}
      onRetry={() => void refetch()}
      lines={data?.map((followed) => <FollowedLine key={followed.docGuid} followed={followed} />)}
    />
  )
}
