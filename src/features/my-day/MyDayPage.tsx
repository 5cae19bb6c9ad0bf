import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { following } from '../../contract/following.ts'
import { handOver } from '../../contract/handOver.ts'
import { reminders } from '../../contract/reminders.ts'
import { tasks } from '../../contract/tasks.ts'
import { formatDateYear, weekday } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { weekdayName } from '../../rules/deadlines/dayCalendar.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { mayCallAtom } from '../../state/access.ts'
import { currentModuleAtom } from '../../state/layout.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { print } from '../../widgets/files/print.ts'
import { IconForward, IconPrint } from '../../widgets/icons.ts'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { HandOverDialog } from '../hand-over/public.ts'
import { UnseenCard } from '../notifications/public.ts'
import { FollowedCard } from './FollowedCard.tsx'
import { HandedOverCard } from './HandedOverCard.tsx'
import { RemindersCard } from './RemindersCard.tsx'
import { DueCard, ExpectedCard, RequestsCard } from './TaskCards.tsx'
import './myDay.css'

/** Returns the current module if the user may open its tasks, otherwise the other one: both show the same tasks. */
const useTasksModule = (): DocumentModule | undefined => {
  const mayOpen = useMayOpen()
  const inUse = useAtomValue(currentModuleAtom)
  const modules: DocumentModule[] = ['administrative-services', 'documents-flow']
  const open = modules.filter((module) => mayOpen(documentModule(module).tasks()))
  return open.find((module) => module === inUse) ?? open[0]
}

const MyDayPage = () => {
  const mayCall = useAtomValue(mayCallAtom)
  const module = useTasksModule()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const mayHandOver = mayCall(handOver.handOverWork)
  const work = module !== undefined && mayCall(tasks.getOpenedUserTasks) ? module : undefined
  return (
    <>
      <PageHeader
        title="Моят ден"
        note={`${weekdayName(weekday(today()))}, ${formatDateYear(today())}`}
        actions={
          <>
            <Button icon={IconPrint} onClick={() => print()}>
              Печат
            </Button>
            {mayHandOver && (
              <Button icon={IconForward} aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
                Предай работата
              </Button>
            )}
          </>
        }
      />
      {isDialogOpen && <HandOverDialog onClose={() => setDialogOpen(false)} />}
      <div className="my-day">
        {work && (
          <div>
            <DueCard module={work} />
            <RequestsCard module={work} />
            <ExpectedCard module={work} />
          </div>
        )}
        <div>
          <UnseenCard />
          {mayCall(handOver.getHandedOverWork) && <HandedOverCard />}
          {mayCall(reminders.getReminders) && <RemindersCard />}
          {mayCall(following.getFollowedDocuments) && <FollowedCard />}
        </div>
      </div>
    </>
  )
}

export default MyDayPage
