import { useEffect, useState } from 'react'
import { concatMap, throttleTime } from 'rxjs'
import { clockOffset } from '../../dates/clock.ts'
import { lengthInWords } from '../../rules/words/lengthInText.ts'
import { isTraining, serverResponds } from '../../transport/config.ts'
import { wokeUp } from '../../transport/tabWake.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'

const SELDOM_MS = 10 * 60_000

const apartNow = (): number => (isTraining() ? 0 : clockOffset())

/**
 * Returns the difference between the server's clock and this computer's in milliseconds, positive if the server's clock
 * is fast. Always 0 in training.
 */
const useClockApart = (): number => {
  const [apart, setApart] = useState(apartNow)
  useEffect(() => {
    if (isTraining()) return
    const again = wokeUp().pipe(throttleTime(SELDOM_MS), concatMap(serverResponds))
    const subscription = again.subscribe(() => setApart(apartNow()))
    return () => subscription.unsubscribe()
  }, [])
  return apart
}

export const ClockSkewBanner = () => {
  const apart = useClockApart()
  const [read, setRead] = useState(0)
  if (apart === read) return null
  const how = apart > 0 ? 'изостава' : 'избързва'
  return (
    <Banner
      kind="warning"
      title={`Часовникът на този компютър ${how} с ${lengthInWords(Math.abs(apart))}`}
      action={<Button onClick={() => setRead(apart)}>Разбрах</Button>}
    >
      Датите и часовете тук са по часа на сървъра. Кажете на администратор да свери часовника на компютъра.
    </Banner>
  )
}
