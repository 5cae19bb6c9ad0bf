import './framePainted.ts'
// Only the layout classes that screens use (scripts/build/layoutClasses.ts); before our own, which may decide otherwise.
import 'primeflex/primeflex.css'
import './layout.css'
import './shell.css'
import './forced.css'
import './print.css'
import './practice.css'
