import { type FaultDrill, faultDrills } from '../../../rules/training/faultDrills.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { usePractice } from '../practiceContext.ts'
import { useDeed } from '../useDeed.ts'

/** Faults that happen on purpose: to the next call, or to all until they are switched off. */
export const FaultsSection = () => {
  const practice = usePractice()
  const { busy, problem, run } = useDeed()
  const once = ({ name, title }: FaultDrill) =>
    run(name, async () => {
      await practice.setFaults([{ name, times: 1 }])
      notify({ kind: 'success', text: `„${title}“ ще се случи при следващото повикване.` })
    })
  const always = ({ name, title }: FaultDrill) =>
    run(`${name} all`, async () => {
      await practice.setFaults([{ name }])
      notify({ kind: 'warning', text: `„${title}“ се случва при всяко повикване, докато не го спрете.` })
    })
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div>
        <Button busy={busy === 'off'} onClick={() => run('off', () => practice.setFaults([]))}>
          Спри авариите
        </Button>
      </div>
      {faultDrills.map((drill) => (
        <section key={drill.name} className="practice-part" aria-label={drill.title}>
          <h3>{drill.title}</h3>
          <p>
            {drill.sees} {drill.todo}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button small busy={busy === drill.name} onClick={() => once(drill)}>
              Веднъж
            </Button>
            <Button small busy={busy === `${drill.name} all`} onClick={() => always(drill)}>
              За всички повиквания
            </Button>
          </div>
        </section>
      ))}
    </>
  )
}
