// The script of the prerendered sign-in pages.
import { enhance } from './enhance.ts';

const page = document.getElementById('page');
if (page) enhance(page, new URLSearchParams(window.location.search));
