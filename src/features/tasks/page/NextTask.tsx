import { useAtomValue } from 'jotai'
import { tasks } from '../../../contract/tasks.ts'
import { documentModule } from '../../../routes/to.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconNext } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useModule } from '../useModule.ts'

const openTasksAtom = queryAtomFamily((_finished: string) =>
  queryOf(
    tasks.getOpenedUserTasks,
    { query: { skip: 0, take: 2 }, body: { sortColumns: [{ columnName: 'endDate', direction: 'asc' }] } },
    { quiet: true },
  ),
)

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
        {data.totalCount === 1 ? 'Чака Ви още 1 задача' : `Чакат Ви още ${pluralise(data.totalCount, 'task')}`}.
      </Banner>
    </div>
  )
}
