import './waitForFramePaint.ts'
// Contains only the utility classes that are used (scripts/build/layoutClasses.ts). It is imported before our styles,
// so that they override it.
import 'primeflex/primeflex.css'
import './layout.css'
import './shell.css'
import './forced.css'
import './print.css'
import './practice.css'
