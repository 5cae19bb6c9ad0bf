import type { Namesake } from '../../../contract/training/classroom.ts'
import type { Classroom } from '../../../rules/training/classroom.ts'
import { quoted } from '../../../rules/words/quoteText.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { toPanelHeading } from '../panelPlace.ts'
import { traineeName } from './traineeName.ts'

type Props = {
  classroom: Classroom
  namesake: Namesake
  deed: { busy: string | null; run: (name: string, work: () => Promise<void>) => Promise<unknown> }
}

/**
 * Renders a note that another trainee in the class entered the same name. If it is the same person in another browser,
 * the user can take over that trainee's exercises and results.
 */
export const NamesakeNote = ({ classroom, namesake, deed: { busy, run } }: Props) => {
  const name = quoted(traineeName())
  if (namesake === 'here')
    return (
      <Banner kind="warning">
        Друг обучаем на линия е с името {name}. Допълнете своето, за да Ви различава обучаващият.
      </Banner>
    )
  const takeOver = () =>
    run('goOn', async () => {
      await classroom.goOn()
      toPanelHeading()
      notify({ kind: 'success', text: `Продължавате като ${name}. Упражненията и резултатите Ви са тук.` })
    })
  return (
    <Banner
      kind="info"
      action={
        <Button busy={busy === 'goOn'} onClick={takeOver}>
          Продължи оттам
        </Button>
      }
    >
      В групата вече има {name}, но не е на линия. Ако това сте Вие от друг браузър или компютър, продължете оттам. Ако
      не сте, допълнете името си.
    </Banner>
  )
}
