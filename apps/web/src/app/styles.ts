import '@fontsource-variable/figtree';
import '@fontsource-variable/source-serif-4/opsz.css';
import '@fontsource-variable/source-serif-4/opsz-italic.css';
import './styles/app.css';
import './styles/first-html.css';
