export { default } from '../../art/good-marmalade.svg?raw';
