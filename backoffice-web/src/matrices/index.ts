/** The grid editors, loaded when one is opened. */
export { MatrixPage } from './MatrixPage'
