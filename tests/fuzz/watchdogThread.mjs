import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, name, limit } = workerData
let seen = -1
setInterval(() => {
  const now = Number(Atomics.load(beats, 0))
  if (now === seen) {
    const text = new TextDecoder().decode(name.slice(0, Number(Atomics.load(beats, 1))))
    writeSync(2, `An ask has no end: ${text}\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  seen = now
}, limit)
