/** The cost of a job: mouse clicks, keys that write nothing (Tab, Enter, arrows), typed characters. */
export type Cost = { clicks: number; keys: number; characters: number }
export type Measure = Partial<Cost>
/** `keys`: keyboard only. */
export type Means = 'mouse' | 'keys'
