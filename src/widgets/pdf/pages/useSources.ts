import { useEffect, useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import { openPdf, type Pdf } from '../openPdf.ts'

export type Source = { file: File; pdf: Pdf }
const problems = {
  locked: 'е защитен с парола, затова страниците му не могат да бъдат подредени.',
  damaged: 'е повреден и страниците му не могат да бъдат прочетени.',
  unavailable: 'не се отвори. Затворете прозореца и опитайте отново.',
}

/** Opens the files whose pages are put together: the given one, and those that are added. */
export const useSources = (first: File, onOpen: (source: number, pages: number) => void) => {
  const [sources, setSources] = useState<readonly Source[]>([])
  const [opening, setOpening] = useState(0)
  const [problem, setProblem] = useState<string>()
  const opened = useRef<Subscription[]>([])
  const count = useRef(0)
  const add = (file: File) => {
    setProblem(undefined)
    setOpening((now) => now + 1)
    const subscription = openPdf(file).subscribe((reply) => {
      setOpening((now) => now - 1)
      if (reply.kind !== 'open') return setProblem(`„${file.name}“ ${problems[reply.kind]}`)
      const source = count.current
      count.current += 1
      setSources((now) => [...now, { file, pdf: reply.pdf }])
      onOpen(source, reply.pdf.pages)
    })
    opened.current.push(subscription)
  }
  const addFirst = useRef(add)
  useEffect(() => {
    count.current = 0
    setSources([])
    setOpening(0)
    addFirst.current(first)
    return () => {
      for (const subscription of opened.current) subscription.unsubscribe()
      opened.current = []
    }
  }, [first])
  return { sources, isOpening: opening > 0, problem, add }
}
