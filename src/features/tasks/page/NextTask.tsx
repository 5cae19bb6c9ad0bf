import { useAtomValue } from 'jotai'
import { tasks } from '../../../contract/tasks.ts'
import { documentModule } from '../../../routes/to.ts'
import { counted } from '../../../rules/words/count.ts'
import { perRecord } from '../../../state/perRecord.ts'
import { queryOf } from '../../../transport/query.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconNext } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useModule } from '../useModule.ts'

/** What waits for me after the task on the screen, the nearest term first; that one may still be among them. */
const openTasksAtom = perRecord((_finished: string) =>
  queryOf(
    tasks.getOpenedUserTasks,
    { query: { skip: 0, take: 2 }, body: { sortColumns: [{ columnName: 'endDate', direction: 'asc' }] } },
    { quiet: true },
  ),
)

/** After my part is done: the way to the next open task; nothing where none waits. */
export const NextTask = ({ finished }: { finished: string }) => {
  const at = documentModule(useModule())
  const { data } = useAtomValue(openTasksAtom(finished))
  const next = data?.items.find(({ guid }) => guid !== finished)
  if (!data || !next) return null
  return (
    <div className="next-task">
      <Banner
        kind="success"
        title="Вашата част от задачата е изпълнена"
        action={
          <LinkButton kind="primary" icon={IconNext} href={at.task(next.guid)}>
            Следваща задача
          </LinkButton>
        }
      >
        {data.totalCount === 1 ? 'Чака Ви още 1 задача' : `Чакат Ви още ${counted(data.totalCount, 'task')}`}.
      </Banner>
    </div>
  )
}
