"""`funduk lab open`: a designer's page in the browser, on one's own machine only."""
